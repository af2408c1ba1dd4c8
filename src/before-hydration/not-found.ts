/**
 * The script of `404.html` alone, behind what it shows: an address in another letter case goes on to its own page at once, and an
 * article is looked for before anything is said to be missing. Specification §2, Blog post page.
 */
const { pathname, search, hash } = location;
const ownPath = pathname.toLowerCase();
const isInOtherCase = ownPath !== pathname && !pathname.includes('%');

if (isInOtherCase || ownPath.startsWith('/blog/')) {
  const heading = document.querySelector('main h1');
  if (heading) heading.textContent = 'Loading post or redirecting...';
  heading?.parentElement?.replaceChildren(heading);
}
if (isInOtherCase) location.replace(ownPath + search + hash);
