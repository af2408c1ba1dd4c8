import { createRoot } from 'react-dom/client';
import { Atlas } from './Atlas';
import './atlas.css';
import { WatchedSite } from './watched-site';

const root = document.getElementById('atlas');
if (!root) throw new Error('atlas.html has no #atlas.');
const asked = new URLSearchParams(location.search).get('at') ?? '/contact';
const start = /^\/(?!\/)/.test(asked) ? asked : '/';
createRoot(root).render(<Atlas site={new WatchedSite()} start={start} />);
