export { GroupIcon } from "./group-icon.tsx";
