/** The day on which the current figures were looked up, `YYYY-MM-DD`. */
export const checked = '2026-11-21';
