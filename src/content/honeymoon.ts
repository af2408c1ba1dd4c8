/** A destination card of the Europe honeymoon guide. Specification §3, Honeymoon destination. */
export interface HoneymoonDestination {
  /** Also what the contact page is told: `/contact?destination={name}`. */
  readonly name: string;
  readonly description: string;
  readonly bestTime: string;
  /** May hold `{fact:…}` markers. */
  readonly visaInfo: string;
  readonly activities: readonly string[];
  /** In rupees for two people and one week: whose figure it is, what it leaves out and its year. */
  readonly budget: string;
  /** The country's two-letter code among the flags. */
  readonly flag: string;
  /** The specification's `imageUrl`: one of the site's own pictures, by name. */
  readonly picture: string;
}

const estimate = 'for two, one week (our estimate, excluding flights, 2025)';

/** The destinations of the Europe honeymoon guide, in the order of the page. */
export const honeymoonDestinations: readonly HoneymoonDestination[] = [
  {
    name: 'Paris, France',
    description:
      'The easiest first city of a honeymoon: direct flights from India, walks along the Seine, and day trips by train when you want quiet.',
    bestTime: 'April to June, September and October',
    visaInfo:
      'Schengen visa from France, if most of your nights are there. Decision usually in {fact:schengenDecision}.',
    activities: [
      'Evening boat on the Seine',
      'A morning in Montmartre before the crowds',
      'Day trip to Versailles or Giverny',
      'Picnic by the Canal Saint-Martin',
    ],
    budget: `₹2,20,000 to ₹3,60,000 ${estimate}`,
    flag: 'fr',
    picture: 'place-paris',
  },
  {
    name: 'Swiss Alps, Switzerland',
    description:
      'Lakes, cog railways and snow even in June. Expensive, but a travel pass and a flat with a kitchen bring the cost down.',
    bestTime: 'June to September for walking, December to March for snow',
    visaInfo:
      'Schengen visa from Switzerland. You may stay {fact:schengenStay}, all Schengen countries together.',
    activities: [
      'Train to Jungfraujoch on a clear day',
      'Boat on Lake Lucerne or Lake Thun',
      'Cable car and easy walk above Grindelwald',
      'Chocolate and cheese tasting in Gruyères',
    ],
    budget: `₹3,00,000 to ₹5,00,000 ${estimate}`,
    flag: 'ch',
    picture: 'place-swiss-alps',
  },
  {
    name: 'Venice and Tuscany, Italy',
    description:
      'A few nights on the water, then vineyards and hill towns. Vegetarian food is easy to find everywhere.',
    bestTime: 'April, May, late September and October',
    visaInfo:
      'Schengen visa from Italy. Appointments for May and June go early: you may apply up to {fact:schengenEarliest} ahead.',
    activities: [
      'Vaporetto along the Grand Canal at dusk',
      'Burano’s coloured houses',
      'Florence: the Uffizi and a sunset at Piazzale Michelangelo',
      'A night on a farm near Siena',
    ],
    budget: `₹2,00,000 to ₹3,40,000 ${estimate}`,
    flag: 'it',
    picture: 'place-venice-and-tuscany',
  },
  {
    name: 'Santorini, Greece',
    description:
      'White villages above a drowned volcano. Pair it with quieter Naxos or Paros and a night in Athens.',
    bestTime: 'May, June, September and early October',
    visaInfo:
      'Schengen visa from Greece. Plan {fact:schengenListingTime} from the appointment until the passport is back.',
    activities: [
      'Walk from Fira to Oia in the early morning',
      'Catamaran trip in the caldera',
      'Wine tasting near Pyrgos',
      'The Acropolis on the way home',
    ],
    budget: `₹2,10,000 to ₹3,80,000 ${estimate}`,
    flag: 'gr',
    picture: 'place-santorini',
  },
  {
    name: 'Prague, Czech Republic',
    description:
      'Bridges, towers and concerts at prices well below Paris, and Vienna or Salzburg a train ride away.',
    bestTime: 'April to June, September, and December for the markets',
    visaInfo: 'Schengen visa from the Czech Republic if most nights are there, also when you add Vienna.',
    activities: [
      'Charles Bridge before breakfast',
      'Castle gardens and Petřín hill',
      'Concert in a baroque church',
      'Day trip to Český Krumlov',
    ],
    budget: `₹1,50,000 to ₹2,50,000 ${estimate}`,
    flag: 'cz',
    picture: 'place-prague',
  },
  {
    name: 'Lisbon and Sintra, Portugal',
    description:
      'Trams, tiled streets and ocean beaches close to the city. Mild even in winter and kind to a budget.',
    bestTime: 'March to June, September to November',
    visaInfo:
      'Schengen visa from Portugal. Insurance of at least {fact:schengenInsurance} each is compulsory.',
    activities: [
      'Tram and fado evening in Alfama',
      'Palaces of Sintra, early and on foot',
      'Sunset at Cabo da Roca',
      'Train to Porto and a boat on the Douro',
    ],
    budget: `₹1,60,000 to ₹2,70,000 ${estimate}`,
    flag: 'pt',
    picture: 'place-lisbon-and-sintra',
  },
  {
    name: 'Dubrovnik and Split, Croatia',
    description: 'Walled towns, clear water and short ferries between islands.',
    bestTime: 'May, June and September',
    visaInfo:
      'Schengen visa from Croatia. A side trip to Montenegro or Bosnia leaves the area: ask for several entries.',
    activities: [
      'Dubrovnik’s walls at opening time',
      'Ferry to Hvar or Korčula',
      'Plitvice lakes',
      'Kayak around Lokrum',
    ],
    budget: `₹1,80,000 to ₹3,00,000 ${estimate}`,
    flag: 'hr',
    picture: 'place-dubrovnik-and-split',
  },
  {
    name: 'Reykjavík and the south coast, Iceland',
    description:
      'Waterfalls, hot springs and northern lights by hire car. The most expensive food in this list, so shop in supermarkets.',
    bestTime: 'June to August for light nights, late September to March for northern lights',
    visaInfo: 'Schengen visa from Iceland, if most of your nights are there.',
    activities: [
      'Golden Circle drive',
      'Hot spring in the open air',
      'Black beach at Vík',
      'Northern lights away from the city',
    ],
    budget: `₹3,00,000 to ₹4,80,000 ${estimate}`,
    flag: 'is',
    picture: 'place-reykjavik-and-the-south-coast',
  },
];
