// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateNewOffer = Object.assign(validate10, {"required":["title","type"],"nullable":[]});
const schema11 = {"type":"object","required":["title","type"],"properties":{"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"\\S"},"type":{"enum":["unknown","training","tour","spontaneous_tour"]}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.type === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "type"});
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "type"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(func2(data0) < 3){
vErrors = report(vErrors, instancePath+"/title", "minLength", {limit: 3});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((data1 === "unknown") || (data1 === "training")) || (data1 === "tour")) || (data1 === "spontaneous_tour"))){
vErrors = report(vErrors, instancePath+"/type", "enum", {allowedValues: schema11.properties.type.enum});
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
