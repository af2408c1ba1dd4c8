/** The rule of 90 days in 180, in words. */
export function StayRule() {
  return (
    <ul>
      <li>
        On each day of your stay, look back over the 180 days that end on it: at most 90 of them may be days
        in the area.
      </li>
      <li>The day you enter and the day you leave both count. All 29 countries count together.</li>
      <li>
        Old days stop counting while you are there, so you can often stay longer than 90 minus the days used.
      </li>
      <li>After 90 days outside without a break you may stay 90 days again.</li>
    </ul>
  );
}
