// Pictures are addresses to the app; a test of components loads none.
// eslint-disable-next-line no-restricted-syntax -- as Vite gives it
export default '/assets/picture.webp'
