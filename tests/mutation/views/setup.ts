/* All views are loaded before the first test: what a module does once, when it is loaded, is told from what a test has it do. */
import.meta.glob(['/src/flows/**/*.{ts,tsx}', '/src/pages/**/*.{ts,tsx}', '/src/ui/**/*.{ts,tsx}'], {
  eager: true,
});
