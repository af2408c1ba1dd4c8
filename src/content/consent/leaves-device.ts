/** What is true of everything that the site keeps in the browser and a form can take up. */
export const leavesDevice = 'It leaves your device only when you put it into a form and send that.';
