/**
 * A button that is pressed before the app has started is pressed again once it can answer. The script of each page
 * remembers the last one, and keeps a form from being sent to nowhere meanwhile.
 */
export const rememberPress = `addEventListener('click',function remember(event){
if(document.documentElement.dataset.app)return removeEventListener('click',remember,true);
var button=event.target.closest&&event.target.closest('button');if(!button)return;event.preventDefault();
document.querySelectorAll('[data-pressed]').forEach(function(other){delete other.dataset.pressed});button.dataset.pressed=''},true)`;

/** Presses the button that the visitor pressed last, now that the app listens. */
export function pressAgain(root: HTMLElement): void {
  document.documentElement.dataset['app'] = 'listens';
  const button = root.querySelector<HTMLButtonElement>('button[data-pressed]');
  if (!button) return;
  delete button.dataset['pressed'];
  button.click();
}
