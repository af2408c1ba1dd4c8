/** What a page asks the service worker to keep: pages by their paths, and files by their addresses. */
export interface KeepRequest {
  readonly type: 'keep';
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

/** Asks the service worker to forget all that it has kept. It answers on the port that comes with the message. */
export interface ForgetRequest {
  readonly type: 'forget';
}

export type WorkerRequest = KeepRequest | ForgetRequest;

/** Whether everything is forgotten. */
export type ForgetAnswer = boolean;
