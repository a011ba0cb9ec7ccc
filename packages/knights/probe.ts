import { run } from "@microsolvers/core-search";
import { Random } from "@microsolvers/core-grid";
import { KnightsSolver, generate, STANDARD, apply } from "./src/index.ts";
import { PreparedGoal } from "./src/prepared-goal.ts";
import { encode } from "./src/codec.ts";
import { createBall } from "./src/goal-ball.ts";
import { board, randomState } from "./test/boards.ts";
const cpu=()=>process.cpuUsage().user/1e6;
const time=(name: string, f: ()=>unknown)=>{const t=cpu();const w=performance.now();const r=f();console.log(name,(cpu()-t).toFixed(3),"cpu s",((performance.now()-w)/1000).toFixed(2),"wall",r)};
const size={rows:6,columns:7};
for (const [count,q] of [[20,100],[20,1000],[10,1000],[20,1000]] as const) {
  const goal=randomState(size,count,new Random(count+q));
  const p=new PreparedGoal({...size,goal});
  time(`6x7 ${count} black, questions ${q}`,()=>{const b=createBall(p.space,p.goal,q) as any;return [b.explored.stats.bytes,b.explored.stats.expanded]});
}
const p5=new PreparedGoal(STANDARD);
const boards=["0*000 10100 11100 01110 11011","01011 110*1 01110 01010 00100"];
let most=0;
for(let i=0;i<12;i++){const s=randomState(STANDARD,12,new Random(i));const b=p5.fromBothEnds(encode(STANDARD,s),{maxCost:28});const o=run(b);most=Math.max(most,o.stats.bytes);console.log(i,o.status,(o as any).cost,o.stats.bytes)}
{const b=p5.fromBothEnds(encode(STANDARD,board(boards[0])),{maxCost:28});const o=run(b);console.log("39",o.status,o.stats.bytes)}
const g26=randomState({rows:2,columns:13},13,new Random(1));
{const pp=new PreparedGoal({rows:2,columns:13,goal:g26});const o=run(pp.fromBothEnds(encode(pp.puzzle,randomState(pp.puzzle,13,new Random(2))),{maxCost:28}));console.log("2x13",o)}
const solver=new KnightsSolver(STANDARD);
let far=board(boards[0]);
// a board at 30: walk 9 moves of a plan from the one at 39
time("solve 39",()=>{const o=solver.solve(far);if(o.status!=="solved")throw 1;for(const m of o.plan.slice(0,9))far=apply(STANDARD,far,m);return o.stats.bytes});
time("solve 39 again",()=>{for(let i=0;i<20;i++)solver.solve(board(boards[0]))});
time("hint 30 (map whole)",()=>solver.hint(far).stats);
time("hint 30 x20",()=>{for(let i=0;i<20;i++)solver.hint(far)});
const fresh=new KnightsSolver(STANDARD);
time("hint 30 fresh",()=>{const o=fresh.hint(far);return JSON.stringify(o)});
time("hint 30 x20",()=>{for(let i=0;i<20;i++)fresh.hint(far)});
