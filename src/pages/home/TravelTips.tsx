import { homeFacts } from 'virtual:home-facts';
import { Link } from 'react-router-dom';
import type { FactWords } from '../../content/fact-words';
import type { FactId } from '../../content/facts';
import { Fact } from '../../ui/Fact';
import { textParts } from '../../content/fact-markers';
import { PageSection } from '../../ui/PageSection';
import classes from './TravelTips.module.css';

const tips = [
  {
    title: 'Visa preparation',
    points: [
      'Check that your passport is valid for at least {fact:passportValidity} from your travel date.',
      'Write your name the same way everywhere: passport, bank, tickets.',
      'Start early. Our list shows how long each visa takes.',
    ],
    link: { to: '/blog/top-5-visa-mistakes-india', label: 'Five visa mistakes to avoid' },
  },
  {
    title: 'Smart packing',
    points: [
      'Documents, medicines with their prescription, and one set of clothes go into the cabin bag.',
      'Keep photos of your passport, visa and insurance on your phone and with someone at home.',
      'Weigh the suitcase at home, and mark it so you can spot it on the belt.',
    ],
    link: { to: '/blog/suitcase-color-guide', label: 'What colour should a suitcase be?' },
  },
  {
    title: 'Destination research',
    points: [
      'Look up the season, the public holidays and what isn’t allowed.',
      'Check on the official site what you need to enter, and which form to fill in before you fly.',
      'Plan how to pay: a card that works abroad, and a little cash in the local currency.',
    ],
    link: { to: '/blog/international-travel-tips', label: 'Tips for a first trip abroad' },
  },
] as const;

const known: Partial<Record<FactId, { readonly words: FactWords }>> = homeFacts;

/** Throws when a tip names a figure that the home page does not have, so that such a page is never built. */
function wordsOf(id: FactId): FactWords {
  const fact = known[id];
  if (!fact) throw new Error(`The home page has no fact "${id}": see src/build/resolved-content.ts.`);
  return fact.words;
}

/** Three cards of tips, each with the article that says more. */
export function TravelTips() {
  return (
    <PageSection tone="wash" label="travel-tips">
      <h2 id="travel-tips">Travel tips</h2>
      <ul className={classes.tips}>
        {tips.map(({ title, points, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  {textParts(point).map((part) =>
                    'text' in part ? (
                      <span key={part.text}>{part.text}</span>
                    ) : (
                      <Fact key={part.factId} {...wordsOf(part.factId)} />
                    ),
                  )}
                </li>
              ))}
            </ul>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
