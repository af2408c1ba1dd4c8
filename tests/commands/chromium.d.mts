export declare function chromiumPath(hasWindow?: boolean): string | undefined;
