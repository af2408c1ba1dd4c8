import { act } from '@testing-library/react';
import { beforeEach } from 'vitest';

interface Request<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** What a view asks for and gets when the walk says so: the last that was asked for, because earlier ones are given up. */
export function fetchedByHand<Result, Asked = void>() {
  const asked: Asked[] = [];
  const requests: Request<Result>[] = [];
  const last = (): Request<Result> => {
    const request = requests.at(-1);
    if (!request) throw new Error('Nothing was asked for.');
    return request;
  };
  const forget = (): void => {
    asked.length = 0;
    requests.length = 0;
  };
  beforeEach(forget);
  return {
    /** Everything that was asked for, in order. */
    asked,
    ask: (what: Asked) =>
      new Promise<Result>((resolve, reject) => {
        asked.push(what);
        requests.push({ resolve, reject });
      }),
    come: (result: Result) => act(async () => last().resolve(result)),
    fail: (error = new Error('no connection')) => act(async () => last().reject(error)),
    forget,
  };
}
