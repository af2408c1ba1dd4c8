import { Link } from 'react-router-dom';
import { FactText } from '../../ui/FactText';
import { PageFactsContext } from '../../ui/page-facts';
import { PageSection } from '../../ui/PageSection';
import type { HomeData } from '../HomePage.data';
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

/** Three cards of tips, each with the article that says more. */
export function TravelTips({ facts }: Pick<HomeData, 'facts'>) {
  return (
    <PageSection tone="wash" label="travel-tips">
      <h2 id="travel-tips">Travel tips</h2>
      <PageFactsContext value={facts}>
        <ul className={classes.tips}>
          {tips.map(({ title, points, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <FactText text={point} />
                  </li>
                ))}
              </ul>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </PageFactsContext>
    </PageSection>
  );
}
