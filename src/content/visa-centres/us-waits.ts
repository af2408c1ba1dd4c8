/**
 * What the US Department of State showed of waits for a visitor visa’s interview on 13 February 2026, as two papers read it. A picture of that
 * day: the order of the cities has turned over within months, so nothing is planned with it.
 */
export const usWaitSnapshot =
  'Seen on 13 February 2026: the next free date was 1 month away in Chennai, 2.5 in Kolkata, 8 in Delhi and Hyderabad, 10 in Mumbai.';
