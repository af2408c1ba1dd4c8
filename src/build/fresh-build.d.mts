export function freshBuild(mode: string): void;
