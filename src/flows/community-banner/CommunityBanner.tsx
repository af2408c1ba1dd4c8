import { IconX } from '@tabler/icons-react';
import { communityBannerMachine } from '../../../machines/community-banner/community-banner.machine';
import { focusSoon } from '../focus-soon';
import { unbound, useFlow } from '../running';
import { IconButton } from '../../ui/IconButton';
import classes from './CommunityBanner.module.css';

const communityBannerFlow = unbound(communityBannerMachine);

/** Says that the community is still to come, until it is dismissed. Specification §1 and §4, Community banner. */
export function CommunityBanner() {
  const { snapshot, send } = useFlow(communityBannerFlow, undefined, {
    'focus.requested': () => focusSoon(() => document.getElementById('main')),
  });
  if (snapshot.matches('dismissed')) return null;
  return (
    <aside className={classes.banner} aria-label="Coming soon">
      <p>
        <strong>Coming soon.</strong>
        <span> The community is still being built; nobody can join yet.</span>
      </p>
      <IconButton aria-label="Dismiss" onClick={() => send({ type: 'banner.dismissed' })}>
        <IconX aria-hidden size={20} />
      </IconButton>
    </aside>
  );
}
