/** What the guard watches: keys and the window's size, keys alone, or nothing. */
export type InspectionGuardMode = 'whole' | 'keys' | 'off';

/** What `VITE_INSPECTION_GUARD` says (`on`, `keys` or `off`), else everything in production builds and nothing in development. */
export function inspectionGuardMode(setting: string | undefined, isProduction: boolean): InspectionGuardMode {
  const wanted = setting?.trim();
  if (wanted === 'on') return 'whole';
  if (wanted === 'keys' || wanted === 'off') return wanted;
  return isProduction ? 'whole' : 'off';
}
