import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** An address in another letter case is the same page; the address is put right. */
export function useCanonicalAddress(isKnown: boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isRight = !isKnown || pathname === pathname.toLowerCase();
  useEffect(() => {
    if (!isRight) void navigate({ pathname: pathname.toLowerCase(), search, hash }, { replace: true, state });
  }, [isRight, navigate, pathname, search, hash, state]);
}
