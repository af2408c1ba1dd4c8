/** The three pages of the admin area. Specification §2, Admin area. */
export const adminPaths = { login: '/login', otp: '/verify-otp', panel: '/admin' } as const;

export type AdminPage = keyof typeof adminPaths;
