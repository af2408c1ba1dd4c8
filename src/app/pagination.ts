/** The rule that other programs call by this path; the blog list flow owns it. */
export { pageWindow } from '../../machines/blog-list/pagination';
