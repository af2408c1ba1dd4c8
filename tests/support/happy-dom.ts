import { configure } from '@testing-library/react';

// React's act warnings are errors here: a walk that does not wait for the view proves nothing.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
configure({ throwSuggestions: false });
