import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import { useHeaderBackdrop } from '../../flows/header-backdrop/header-backdrop';
import { useMobileMenu } from '../../flows/mobile-menu/mobile-menu';
import { ThemeToggle } from '../../flows/theme/ThemeToggle';
import { Button } from '../../ui/Button';
import { Wordmark } from '../../ui/Wordmark';
import classes from './Header.module.css';

const links = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
] as const;

const checkerPath = '/tools/visa-eligibility-checker';

/** The links that lead everywhere, the checker and the theme. Specification §2, Header. */
export function Header() {
  const menu = useMobileMenu();
  const hasBackdrop = useHeaderBackdrop() || menu.isOpen;
  return (
    <header className={classes.header} data-backdrop={hasBackdrop || undefined} ref={menu.area}>
      <div className={classes.bar}>
        <Link className={classes.brand} to="/">
          <Wordmark />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={classes.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          <Button component={Link} to={checkerPath} className={classes.checker} size="sm">
            Visa Checker
          </Button>
          <ThemeToggle />
          <button
            ref={menu.button}
            type="button"
            className={classes.menuButton}
            aria-expanded={menu.isOpen}
            aria-controls="mobile-menu"
            onClick={() => menu.send({ type: 'menu.pressed' })}
          >
            {menu.isOpen ? <IconX aria-hidden size={26} /> : <IconMenu2 aria-hidden size={26} />}
            <span className={classes.menuLabel}>{menu.isOpen ? 'Close menu' : 'Open menu'}</span>
          </button>
        </div>
      </div>
      <nav id="mobile-menu" className={classes.menu} aria-label="Mobile" hidden={!menu.isOpen}>
        {links.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/'} className={classes.menuLink}>
            {label}
          </NavLink>
        ))}
        <Button component={Link} to={checkerPath} size="lg" fullWidth>
          Visa Eligibility Checker
        </Button>
      </nav>
    </header>
  );
}
