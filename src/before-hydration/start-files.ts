/** Which files a page starts with. It stands beside the start script as data: the script is the same on every page. */
export interface StartFiles {
  /** What is run one after the other: the libraries, then the app. */
  readonly run: readonly string[];
  /** What the page itself needs besides: it is fetched ahead with those. */
  readonly besides: readonly string[];
}
