import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// React's act warnings are errors here: a walk that does not wait for the view proves nothing.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
configure({ throwSuggestions: false });

// React notes where each element was made, for a developer's console that nobody reads here: a fifth of the walks' time.
// Beyond a number of them it leaves that out; that number counts as reached.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals !== null && typeof internals === 'object') {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
}

// No style sheet is loaded here, so what an element's own style says is all there is; working it out through all its
// ancestors, for each control that is looked for by its role, takes another tenth.
window.getComputedStyle = (element) => (element as HTMLElement).style;

/** What React says of elements that HTML does not allow in one another: a browser would take them apart. */
const misplaced: string[] = [];
const report = console.error;
console.error = (...said: unknown[]) => {
  const [message = '', ...names] = said.map(String);
  if (/cannot (?:contain a nested|be a (?:child|descendant) of)/.test(message)) {
    misplaced.push(names.reduce((words, name) => words.replace('%s', name), message.split('\n')[0] ?? ''));
  }
  report(...said);
};

// The files share their page, so that the site's code is loaded once: each leaves it empty for the next.
afterEach(cleanup);
afterEach(() => expect(misplaced.splice(0)).toEqual([]));
// Code that is still on its way when a file ends would be missing in the files that share it.
afterAll(() => vi.dynamicImportSettled());
