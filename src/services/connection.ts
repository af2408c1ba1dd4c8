/** What Chromium says of the connection; elsewhere nothing is known. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
}

export function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether the visitor has asked for less data. */
export function isSavingData(): boolean {
  return connection().saveData === true;
}
