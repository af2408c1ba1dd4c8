/**
 * Whether the guard watches: what `VITE_INSPECTION_GUARD` says, else on in production builds and off in
 * development.
 */
export function isGuardOn(setting: string | undefined, isProduction: boolean): boolean {
  const wanted = setting?.trim();
  if (wanted === 'on' || wanted === 'off') return wanted === 'on';
  return isProduction;
}
