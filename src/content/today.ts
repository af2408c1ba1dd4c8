/** The day in India, `YYYY-MM-DD`: a build decides with it which dated figures are over. */
export function todayInIndia(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
