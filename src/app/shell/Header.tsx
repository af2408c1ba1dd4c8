import { IconMenu2, IconPhone, IconSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { chatLink } from '../../../machines/chat';
import { searchPath } from '../../../machines/search/address';
import { forHeader } from '../../../machines/site/events';
import { selectHasBackdrop, selectMenuIsOpen } from '../../../machines/site/header/header.machine';
import { usePartViews } from '../../flows/part';
import { OfficeHours } from '../../flows/office-hours/OfficeHours';
import { useEmitted, useSiteChild, useSendTo } from '../../flows/site';
import { ThemeToggle } from '../../flows/theme/ThemeToggle';
import { planningTools } from '../../content/planning-tools';
import { useToolDialogs } from '../../flows/tools/tools';
import { agency } from '../../site';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Wordmark } from '../../ui/Wordmark';
import { headerIds } from '../site/header-part';
import classes from './Header.module.css';

const links = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
] as const;

const checkerPath = '/tools/visa-eligibility-checker';

/** The bar, and what lies behind it once the page has moved below it. */
function HeaderArea({ children }: { children: ReactNode }) {
  const hasBackdrop = useSiteChild('header', selectHasBackdrop);
  return (
    <header className={classes.header} id={headerIds.area} data-backdrop={hasBackdrop || undefined}>
      {children}
    </header>
  );
}

function MenuButton() {
  const isMenuOpen = useSiteChild('header', selectMenuIsOpen);
  const send = useSendTo(forHeader);
  useEmitted('header', {
    'menu-button.focused': () => document.getElementById(headerIds.menuButton)?.focus(),
  });
  return (
    <IconButton
      id={headerIds.menuButton}
      className={classes.menuButton}
      aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
      aria-expanded={isMenuOpen}
      aria-controls="mobile-menu"
      onClick={() => send({ type: 'menu.pressed' })}
    >
      {isMenuOpen ? <IconX aria-hidden size={24} /> : <IconMenu2 aria-hidden size={24} />}
    </IconButton>
  );
}

function MobileMenu({ children }: { children: ReactNode }) {
  const isMenuOpen = useSiteChild('header', selectMenuIsOpen);
  return (
    <nav id="mobile-menu" className={classes.menu} aria-label="Mobile" hidden={!isMenuOpen}>
      {children}
    </nav>
  );
}

/** The checker has a button of its own there. */
const menuTools = planningTools.filter(({ id }) => id !== 'profile');

function PlanningTools() {
  const send = useSendTo(forHeader);
  const openTool = useToolDialogs();
  const estimate = () => {
    send({ type: 'menu.pressed' });
    openTool({ type: 'estimator.requested' });
  };
  return (
    <div role="group" className={classes.planning} aria-labelledby="menu-planning">
      <p id="menu-planning">Plan it yourself</p>
      <ul>
        {menuTools.map(({ id, title, to }) => (
          <li key={id}>
            {to === undefined ? (
              <button type="button" className={classes.menuLink} onClick={estimate}>
                {title}
              </button>
            ) : (
              <Link to={to} className={classes.menuLink ?? ''}>
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The links that lead everywhere, the checker and the theme. Specification §2, Header. A press of the menu and the backdrop
 * render what they change alone: the links stay as they are.
 */
export function Header() {
  const Trip = usePartViews('tripFolder');
  return (
    <HeaderArea>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.bar}>
        <Link className={classes.brand} to="/">
          <Wordmark />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className={classes.link ?? ''}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          {Trip && <Trip.HeaderLink />}
          <Button component={Link} to={checkerPath} className={classes.checker} size="sm">
            Visa Checker
          </Button>
          <Link className={classes.find ?? ''} to={searchPath} aria-label="Search" aria-keyshortcuts="/">
            <IconSearch aria-hidden size={22} />
          </Link>
          <a
            className={classes.call}
            href={`tel:${agency.phone.dial}`}
            aria-label={`Call ${agency.phone.shown}`}
            title={agency.hours.shown}
          >
            <IconPhone aria-hidden size={22} />
          </a>
          <ThemeToggle />
          <MenuButton />
        </div>
      </div>
      <MobileMenu>
        <Link to={searchPath} className={classes.menuLink ?? ''}>
          Search
        </Link>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} className={classes.menuLink ?? ''}>
            {label}
          </NavLink>
        ))}
        <PlanningTools />
        <Button component={Link} to={checkerPath} size="lg" fullWidth>
          Visa Eligibility Checker
        </Button>
        <div className={classes.reach}>
          <a href={`tel:${agency.phone.dial}`}>{`Call ${agency.phone.shown}`}</a>
          <a
            href={chatLink({ to: agency.phone.dial, text: `Hello ${agency.name}` })}
            target="_blank"
            rel="noopener noreferrer"
          >
            Chat on WhatsApp
          </a>
          <p>
            <OfficeHours />
          </p>
        </div>
      </MobileMenu>
    </HeaderArea>
  );
}
