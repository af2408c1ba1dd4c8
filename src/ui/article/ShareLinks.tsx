import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandWhatsapp,
  IconBrandX,
  IconShare2,
  type Icon,
} from '@tabler/icons-react';
import { shareAddresses, type ShareAddress, type SharedPost } from './share-addresses';
import { isPlainClick } from '../plain-click';
import classes from './ShareLinks.module.css';

const icons: Record<ShareAddress['place'], Icon> = {
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  LinkedIn: IconBrandLinkedin,
  WhatsApp: IconBrandWhatsapp,
};

interface ShareLinksProps {
  post: SharedPost;
  /** Opens a share window; gives false when the browser does not, and the link is followed instead. */
  openWindow: (address: string) => boolean;
  /** Opens the device's share sheet, where it has one. */
  openSheet?: ((post: SharedPost) => void) | undefined;
}

/** Shares a post: four links that open a small window, and on phones the device's own sheet. Specification §2. */
export function ShareLinks({ post, openWindow, openSheet }: ShareLinksProps) {
  return (
    <ul className={classes.links} aria-label={`Share “${post.title}”`}>
      {shareAddresses(post).map(({ place, href }) => {
        const PlaceIcon = icons[place];
        return (
          <li key={place}>
            <a
              className={classes.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share on ${place}: ${post.title}`}
              onClick={(event) => {
                if (isPlainClick(event) && openWindow(href)) event.preventDefault();
              }}
            >
              <PlaceIcon aria-hidden size={20} stroke={1.75} />
            </a>
          </li>
        );
      })}
      {openSheet && (
        <li className={classes.sheet}>
          <button
            type="button"
            className={classes.link}
            aria-label={`Share: ${post.title}`}
            onClick={() => openSheet(post)}
          >
            <IconShare2 aria-hidden size={20} stroke={1.75} />
          </button>
        </li>
      )}
    </ul>
  );
}
