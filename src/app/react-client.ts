/**
 * React's renderer, evaluated in its own chunk: a library in the old module format otherwise runs in the chunk, and in
 * the task, of whoever asks for it first.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
