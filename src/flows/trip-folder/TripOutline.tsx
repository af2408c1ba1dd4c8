import classes from './TripOutline.module.css';

const parts = [
  {
    id: 'journey',
    title: 'Where and when',
    line: 'Your destination and dates, and by when you should apply.',
  },
  { title: 'Documents for you', line: 'What you are asked for, ticked as you go.' },
  { title: 'How strong your profile is', line: 'Your score from the checker.' },
  { title: 'What it costs', line: 'Flights, stay, daily expenses and the visa in rupees.' },
  { title: 'Letters', line: 'For the embassy, your employer, a sponsor, a child’s parents.' },
] as const;

/** What the folder holds, in words: it stands with the page, and goes where a trip is known. */
export function TripOutline() {
  return (
    <section className={classes.outline} aria-labelledby="folder-holds">
      <h2 id="folder-holds">What your folder holds</h2>
      <ul>
        {parts.map(({ title, line }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
