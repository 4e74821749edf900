import "./loop.ts"
import "./enlarge.ts"
