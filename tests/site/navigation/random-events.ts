import fc from 'fast-check';
import { navigationMachine, selectLoadingError } from '../../../machines/site/navigation/navigation.machine';
import { type Play, playOf } from '../../support/arbitraries';
import { anyLocation, implies, site } from '../../support/random-values';

export const randomEvents: Play = playOf(navigationMachine, {
  input: {
    site,
    location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
    page: 'home',
  },
  events: {
    'address.changed': fc.record({ location: anyLocation }),
    'location.rendered': fc.record({ key: fc.constantFrom('default', '0', '1') }),
    'navigation.requested': fc.record({
      to: fc.constantFrom<string | object>('/blog', { pathname: '/' }, { search: 'a=1' }),
      from: fc.constantFrom(undefined, '/', '/faq', ''),
      isLate: fc.constantFrom(undefined, true as const),
    }) as never,
  },
  answers: { loadPage: fc.constant('a page') },
  holds: ({ snapshot, events }) => {
    const { shown, wanted, error } = snapshot.context;
    const last = events.findLast(({ type }) => type === 'address.changed');
    return {
      'the last address is the wanted one': last === undefined || wanted === last.location,
      'settled, the wanted location is shown': implies(
        snapshot.matches('settled'),
        shown === wanted && error === undefined,
      ),
      'failed, the wanted location shows why': implies(
        snapshot.matches('failed'),
        shown === wanted && selectLoadingError(snapshot) !== undefined,
      ),
      'only a page that is fetched is covered': implies(
        snapshot.hasTag('covered'),
        snapshot.matches('loading'),
      ),
    };
  },
});
