/** The three pages of the staff area. Specification §2, Admin area. */
export const staffPaths = { login: '/login', otp: '/verify-otp', panel: '/admin' } as const;

export type StaffPage = keyof typeof staffPaths;
