import type { Plugin } from 'vite';

export declare const modulesFile: string;
export declare function noteModules(): Plugin;
