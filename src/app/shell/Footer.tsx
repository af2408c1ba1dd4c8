import { IconBrandFacebook, IconBrandInstagram, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ThemeChoice } from '../../flows/theme/ThemeChoice';
import { useToolDialogs } from '../../flows/tools/tools';
import { furtherTools, planningTools } from '../../content/planning-tools';
import { agency } from '../../site';
import { Wordmark } from '../../ui/Wordmark';
import classes from './Footer.module.css';

const columns = [
  {
    title: 'Explore',
    links: [
      { to: '/', label: 'Home' },
      { to: '/about', label: 'About Us' },
      { to: '/services', label: 'Visa Services' },
      { to: '/community', label: 'Community', badge: 'BETA' },
      { to: '/blog', label: 'Blog' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/terms', label: 'Terms & Conditions' },
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/payment-terms', label: 'Payment Terms' },
      { to: '/cancellation', label: 'Cancellation Policy' },
    ],
  },
] as const satisfies readonly {
  title: string;
  links: readonly { to: string; label: string; badge?: string }[];
}[];

const socialIcons = {
  Facebook: IconBrandFacebook,
  X: IconBrandX,
  Instagram: IconBrandInstagram,
  YouTube: IconBrandYoutube,
} as const;

/** The other two stand before them under the names that the specification gives them. */
const linkedTools = [
  ...planningTools.flatMap(({ id, title, to }) =>
    to === undefined || id === 'profile' ? [] : { id, title, to },
  ),
  ...furtherTools.map(({ title, to }) => ({ id: to, title, to })),
  { id: 'answers', title: 'Answers by topic', to: '/answers' },
  { id: 'search', title: 'Search', to: '/search' },
];

function Badge({ children }: { children: string }) {
  return <span className={classes.badge}>{children}</span>;
}

/** Specification §2, Footer. */
export function Footer() {
  const send = useToolDialogs();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.agency}>
          <Link to="/" className={classes.brand}>
            <Wordmark />
          </Link>
          <p>Visa help and travel planning for travellers from India, in plain words.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                  {'badge' in link && <Badge>{link.badge}</Badge>}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section className={classes.tools} aria-labelledby="footer-tools">
          <h2 id="footer-tools">Tools</h2>
          <ul>
            <li>
              <button type="button" onClick={() => send({ type: 'checker.requested' })}>
                Visa Eligibility Checker
              </button>
              <Badge>NEW</Badge>
            </li>
            <li>
              <button type="button" onClick={() => send({ type: 'estimator.requested' })}>
                Trip Cost Estimator
              </button>
              <Badge>NEW</Badge>
            </li>
            {linkedTools.map(({ id, title, to }) => (
              <li key={id}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ul>
            <li>
              <a href={`tel:${agency.phone.dial}`}>{agency.phone.shown}</a>
            </li>
            <li>
              <a href={`mailto:${agency.contactEmail}`}>{agency.contactEmail}</a>
            </li>
            <li className={classes.note}>Offline Centre Opening Soon</li>
          </ul>
          <ul className={classes.social}>
            {agency.socialProfiles.map(({ name, href }) => {
              const Icon = socialIcons[name];
              return (
                <li key={name}>
                  <a href={href} aria-label={name} target="_blank" rel="noopener noreferrer">
                    <Icon aria-hidden size={22} stroke={1.6} />
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
      <div className={classes.closing}>
        <p>
          <span>© 2025 </span>
          <span>{agency.name}</span>
          <span>. All rights reserved.</span>
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}
