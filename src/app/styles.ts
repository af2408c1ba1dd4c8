import './layers.css';
import 'virtual:theme.css';
import './global.css';
