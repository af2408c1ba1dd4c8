/** What a page asks the service worker to keep: a page by its path, and files by their addresses. */
export interface KeepRequest {
  readonly page: string;
  readonly files: readonly string[];
}
