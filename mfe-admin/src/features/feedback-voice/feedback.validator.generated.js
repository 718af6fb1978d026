// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateFeedbackPatch = Object.assign(validate10, {"required":[],"nullable":[]});
const schema11 = {"type":"object","properties":{"published":{"type":"boolean"},"reply":{"type":"string","maxLength":2000},"notify":{"type":"boolean"}},"additionalProperties":false};
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "published") || (key0 === "reply")) || (key0 === "notify"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.published !== undefined){
if(typeof data.published !== "boolean"){
vErrors = report(vErrors, instancePath+"/published", "type", {type: "boolean"});
errors++;
}
}
if(data.reply !== undefined){
let data1 = data.reply;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
vErrors = report(vErrors, instancePath+"/reply", "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/reply", "type", {type: "string"});
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
vErrors = report(vErrors, instancePath+"/notify", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
