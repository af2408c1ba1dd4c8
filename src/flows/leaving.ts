import { createContext, use } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/** Whether the visitor is at this moment on the way to another page, whose code is still being fetched. */
export const LeavingContext = createContext<() => boolean>(() => false);

/**
 * Navigation that nobody asked for just now, such as after a delay. It does nothing when the visitor, or the page
 * itself, has already gone on to another page: the old one stays on the screen until the next one is there. Gives
 * whether it went.
 */
export function useBelatedNavigate(): (to: To, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const isLeaving = use(LeavingContext);
  return (to, options) => {
    if (isLeaving()) return false;
    void navigate(to, options);
    return true;
  };
}
