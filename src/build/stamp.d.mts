import type { Plugin } from 'vite';

export declare function sourcesStamp(mode: string): string;
export declare function builtFrom(): { stamp: string; mode: string; builtMs: number } | undefined;
export declare function isBuildFresh(mode: string): boolean;
export declare function buildStamp(): Plugin[];
